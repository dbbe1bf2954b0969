/** What a section of the account knows of what it shows. */
export type SectionData<Data> =
  /** Nothing was answered yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly data: Data }
  /** Nobody is logged in: there is nothing to show. */
  | { readonly kind: 'guest' }
  /** It could not be read; `message` is the server's word where it refused. */
  | { readonly kind: 'failed'; readonly message?: string | undefined }

/** What a section begins with: an answer, or why there is none. */
export type InitialSectionData<Data> = Exclude<SectionData<Data>, { readonly kind: 'loading' }>
