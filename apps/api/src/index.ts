export { createApp } from './createApp.ts'
export { type OpenApi, openApi } from './openApi.ts'
export { readSettings, type Settings } from './readSettings.ts'
