import type { Ga4Name, Ga4Params } from './ga4Schemas.ts'

/** An event of one name that Google Analytics 4 has a shape for. */
export interface StandardGa4Event<Name extends Ga4Name> {
  readonly kind: 'known'
  readonly name: Name
  readonly params: Ga4Params<Name>
}

/** An event of our own. */
export interface CustomGa4Event {
  readonly kind: 'own'
  readonly name: string
  readonly params: Readonly<Record<string, string | number | boolean>>
}

/** An event as it goes to analytics. */
export type Ga4Event = { readonly [Name in Ga4Name]: StandardGa4Event<Name> }[Ga4Name] | CustomGa4Event
