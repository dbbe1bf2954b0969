/** How an outcome looks that the shop refused. */
export const httpErrorResult = (status: number, code: string) => ({
  ok: false,
  failure: { kind: 'refused', status, code },
})
