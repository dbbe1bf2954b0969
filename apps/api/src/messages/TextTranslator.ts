declare module 'hono' {
  interface ContextVariableMap {
    /** Translation to the language of the request; missing until a call of the contract is handled. */
    readonly translate?: TextTranslator
  }
}

/** Translates a text of the catalogue; returns it unchanged if there is no translation. */
export type TextTranslator = (text: string) => string

/** Returns every text unchanged, in the catalogue's own language. */
export const keepUntranslated: TextTranslator = (text) => text
