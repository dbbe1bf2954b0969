/** State of a section's loaded data. */
export type SectionData<Data> =
  /** No response yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly data: Data }
  /** The visitor is not logged in, so there is nothing to show. */
  | { readonly kind: 'guest' }
  /** The section could not be loaded; `message` is the server's, if it rejected the request. */
  | { readonly kind: 'failed'; readonly message?: string | undefined }

/** A section's initial state: a response, or the reason why there is none. */
export type InitialSectionData<Data> = Exclude<SectionData<Data>, { readonly kind: 'loading' }>
