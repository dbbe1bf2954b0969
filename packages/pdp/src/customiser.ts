export type { CustomiserPorts, CustomiserSite } from './store/customiser/CustomiserPorts.ts'
export type { CustomiserStage, CustomiserState } from './store/customiser/CustomiserState.ts'
export {
  type CustomiserActions,
  type CustomiserStore,
  type CustomiserStoreOptions,
  createCustomiserStore,
} from './store/customiser/createCustomiserStore.ts'
export {
  type CustomiserMessage,
  readCustomiserMessage,
} from './store/customiser/protocol/CustomiserMessage.ts'
export { type HostMessage, readHostMessage } from './store/customiser/protocol/HostMessage.ts'
export { type HostLine, type HostWindow, openHostLine } from './store/customiser/protocol/openHostLine.ts'
