export { createStockService, type StockResult } from './createStockService.ts'
export { returnedStock } from './returnedStock.ts'
export { serializeStock } from './serializeStock.ts'
