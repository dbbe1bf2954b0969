import type { ClientOf } from './contract/call/index.ts'
import type { calls } from './contract/calls.ts'
import type { DeliveryClient } from './contract/delivery/index.ts'
import type { LoginClient } from './contract/login/index.ts'
import type { UploadsClient } from './contract/uploads/index.ts'

/** Name of a group of calls. */
export type CallGroupName = keyof typeof calls

/** Groups whose client methods do more than send the call. */
interface CustomClients {
  readonly delivery: DeliveryClient
  readonly login: LoginClient
  readonly uploads: UploadsClient
}

/** The client of each group. */
export type ClientsByCallGroup = {
  readonly [Group in CallGroupName]: Group extends keyof CustomClients
    ? CustomClients[Group]
    : ClientOf<(typeof calls)[Group]>
}

/** The whole API as grouped methods; no method ever throws. */
export interface ApiClient extends ClientsByCallGroup {
  /** Preloads the transport and some groups before their first call, such as when a page is idle; never throws. */
  readonly prepare: (...groups: readonly CallGroupName[]) => Promise<void>
}
