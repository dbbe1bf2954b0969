import type { Ga4EventName, Ga4EventParams } from './ga4EventSchemas.ts'

/** An event with a standard Google Analytics 4 schema. */
export interface StandardGa4Event<Name extends Ga4EventName> {
  readonly kind: 'known'
  readonly name: Name
  readonly params: Ga4EventParams<Name>
}

/** A custom event of the store. */
export interface CustomGa4Event {
  readonly kind: 'own'
  readonly name: string
  readonly params: Readonly<Record<string, string | number | boolean>>
}

/** An event as sent to analytics. */
export type Ga4Event =
  | { readonly [Name in Ga4EventName]: StandardGa4Event<Name> }[Ga4EventName]
  | CustomGa4Event
