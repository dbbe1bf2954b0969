/** State of a section's loaded data. */
export type SectionData<Data> =
  /** No response yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly data: Data }
  /** Nobody is logged in: there is nothing to show. */
  | { readonly kind: 'guest' }
  /** It could not be read; `message` is the server's word where it refused. */
  | { readonly kind: 'failed'; readonly message?: string | undefined }

/** A section's initial state: a response, or why it is missing. */
export type InitialSectionData<Data> = Exclude<SectionData<Data>, { readonly kind: 'loading' }>
