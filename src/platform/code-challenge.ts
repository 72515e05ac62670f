/** SHA-256 of a text, as base64url: what another service is told of a secret that comes later (PKCE, S256). Rejects where the page is not secure. */
export async function codeChallenge(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const bytes = String.fromCharCode(...new Uint8Array(digest));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
