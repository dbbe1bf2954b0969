export { createStockService, type StockResult } from './createStockService.ts'
export { getReturnedStockValues } from './getReturnedStockValues.ts'
export { serializeStock } from './serializeStock.ts'
