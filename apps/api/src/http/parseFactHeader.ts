/** Reads the header `fact` (specification 1, section 7): a word of 64 characters at most; anything else is as good as none. */
export const parseFactHeader = (header: string | undefined): string | undefined =>
  header !== undefined && /^[\w-]{1,64}$/.test(header) ? header : undefined
