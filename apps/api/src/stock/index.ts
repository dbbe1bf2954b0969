export { createStockService, type StockResult } from './createStockService.ts'
export { getRestockedValues } from './getRestockedValues.ts'
export { serializeStock } from './serializeStock.ts'
