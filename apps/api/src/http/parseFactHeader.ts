/** Parses the header `fact` (specification 1, section 7): a word of at most 64 characters; other values are ignored. */
export const parseFactHeader = (header: string | undefined): string | undefined =>
  header !== undefined && /^[\w-]{1,64}$/.test(header) ? header : undefined
