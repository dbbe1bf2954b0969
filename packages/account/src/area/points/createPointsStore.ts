import type { PointsClient, PointsPage } from '@store/api-client/contract/points'
import { createSectionResource, type SectionResource } from '../resource/createSectionResource.ts'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'

/** The store of one page of loyalty points. Each page of the history is a separate page of the host. */
export interface PointsStore {
  /** The loaded page. */
  readonly reading: SectionResource<PointsPage>
}

/** Ports of the points. */
export interface PointsPorts extends SectionPorts {
  /** The points API calls. */
  readonly client: PointsClient
}

/** Options of `createPointsStore`. */
export interface PointsStoreOptions {
  /** Page of the history, starting at 1. */
  readonly page: number
  /** Server-rendered data. */
  readonly initial?: InitialSectionData<PointsPage> | undefined
  readonly ports: PointsPorts
}

/** Creates the store of a page of points. */
export function createPointsStore({ page, initial, ports }: PointsStoreOptions): PointsStore {
  const { client, session, requestLogin } = ports
  return {
    reading: createSectionResource({ initial, session, requestLogin, read: () => client.list({ page }) }),
  }
}
