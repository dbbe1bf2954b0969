import type { PointsClient, PointsPage } from '@store/api-client/contract/points'
import { createSectionResource, type SectionResource } from '../resource/createSectionResource.ts'
import type { InitialSectionData } from '../resource/SectionData.ts'
import type { SectionPorts } from '../section/SectionPorts.ts'

/** The store of loyalty points: one page of them, for each page of the history is a page of the host. */
export interface PointsStore {
  /** What was read. */
  readonly reading: SectionResource<PointsPage>
}

/** All the points need from their host. */
export interface PointsPorts extends SectionPorts {
  /** The call about points. */
  readonly client: PointsClient
}

/** What points begin with and need. */
export interface PointsStoreOptions {
  /** Page of the history, 1 first. */
  readonly page: number
  /** What the server said when the page was made. */
  readonly initial?: InitialSectionData<PointsPage> | undefined
  readonly ports: PointsPorts
}

/** Makes the store of a page of points. */
export function createPointsStore({ page, initial, ports }: PointsStoreOptions): PointsStore {
  const { client, session, requestLogin } = ports
  return {
    reading: createSectionResource({ initial, session, requestLogin, read: () => client.list({ page }) }),
  }
}
