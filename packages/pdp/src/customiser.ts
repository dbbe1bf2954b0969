export type { CustomiserIframe, CustomiserPorts } from './store/customiser/CustomiserPorts.ts'
export type { CustomiserStage, CustomiserState } from './store/customiser/CustomiserState.ts'
export {
  type CustomiserActions,
  type CustomiserStore,
  type CustomiserStoreOptions,
  createCustomiserStore,
} from './store/customiser/createCustomiserStore.ts'
export {
  type CustomiserMessage,
  parseCustomiserMessage,
} from './store/customiser/protocol/CustomiserMessage.ts'
export { type HostMessage, parseHostMessage } from './store/customiser/protocol/HostMessage.ts'
export {
  type HostChannel,
  type HostWindow,
  openHostChannel,
} from './store/customiser/protocol/openHostChannel.ts'
