/**
 * Any part of a package's messages, at any depth; missing messages have their default. A text, function or list is
 * replaced as a whole.
 */
export type PartialMessages<Messages> = Messages extends Replaced
  ? Messages
  : { readonly [Name in keyof Messages]?: PartialMessages<Messages[Name]> }

type Replaced = string | number | boolean | undefined | readonly unknown[] | ((...given: never[]) => unknown)
