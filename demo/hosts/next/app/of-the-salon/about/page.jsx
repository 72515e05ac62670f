export default function Page() {
  return <h1>Trois cabines</h1>;
}
