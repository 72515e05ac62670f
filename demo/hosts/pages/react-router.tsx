import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router';
import type { RoutedPage } from './host.ts';
import type {} from '../../../src/types/react.d.ts';

function Site({ path }: { readonly path: string }) {
  return (
    <>
      <nav>
        <Link to={path}>Réserver</Link> <Link to={`${path}/about`}>L’institut</Link>
      </nav>
      <Outlet />
    </>
  );
}

export const host: RoutedPage = {
  show(place, path) {
    const router = createBrowserRouter([
      {
        element: <Site path={path} />,
        children: [
          { path, element: <vitrine-booking category="massages" service="massage-suedois" /> },
          { path: `${path}/about`, element: <h1>Trois cabines</h1> },
        ],
      },
    ]);
    createRoot(place).render(<RouterProvider router={router} />);
  },
};
