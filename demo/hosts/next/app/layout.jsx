import Link from 'next/link';

export const metadata = { title: 'Institut' };

export default function Site({ children }) {
  return (
    <html lang="fr">
      <body>
        <nav>
          <Link href="/of-the-salon">Réserver</Link> <Link href="/of-the-salon/about">L’institut</Link>
        </nav>
        {children}
      </body>
    </html>
  );
}
