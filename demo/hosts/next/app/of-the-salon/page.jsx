export default function Page() {
  return <vitrine-booking category="massages" service="massage-suedois" />;
}
