import type { Ga4Name, Ga4Params } from './ga4Schemas.ts'

/** An event with a standard Google Analytics 4 schema. */
export interface StandardGa4Event<Name extends Ga4Name> {
  readonly kind: 'known'
  readonly name: Name
  readonly params: Ga4Params<Name>
}

/** A custom event of the store. */
export interface CustomGa4Event {
  readonly kind: 'own'
  readonly name: string
  readonly params: Readonly<Record<string, string | number | boolean>>
}

/** An event as sent to analytics. */
export type Ga4Event = { readonly [Name in Ga4Name]: StandardGa4Event<Name> }[Ga4Name] | CustomGa4Event
