/** How an outcome looks that the shop refused. */
export const refused = (status: number, code: string) => ({
  ok: false,
  failure: { kind: 'refused', status, code },
})
