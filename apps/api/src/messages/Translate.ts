declare module 'hono' {
  interface ContextVariableMap {
    /** Translation to the language of the request; missing until a call of the contract is handled. */
    readonly translate?: Translate
  }
}

/** Translates a text of the catalogue; one without a translation is returned as it is. */
export type Translate = (text: string) => string

/** Returns every text in the catalogue's own language. */
export const untranslated: Translate = (text) => text
