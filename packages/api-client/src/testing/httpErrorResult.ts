/** Returns the expected result of a call that the shop rejected. */
export const httpErrorResult = (status: number, code: string) => ({
  ok: false,
  failure: { kind: 'refused', status, code },
})
