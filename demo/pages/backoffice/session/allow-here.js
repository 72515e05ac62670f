// A site is shown in frames of the origins that its company has named: this one is added to them.

/** Gives the company as it is published. Only an administrator may. */
export async function allowHere(ask) {
  const [{ id, company }] = await ask('GET', '/api/companies');
  const known = company.booker.previewOrigins ?? [];
  if (!known.includes(location.origin)) {
    const previewOrigins = [...known, location.origin];
    await ask('PUT', `/api/companies/${id}`, { booker: { previewOrigins } });
  }
  return company;
}

/** Whether the site may be shown here: told to whoever has a token of its preview. */
export async function isAllowedHere(ask, token) {
  const { booker } = await ask('GET', '/api/companies/me', undefined, {
    headers: { previewtheme: token },
  });
  return (booker.previewOrigins ?? []).includes(location.origin);
}
