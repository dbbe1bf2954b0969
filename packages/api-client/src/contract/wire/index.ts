export { flag, toFlag } from './flag.ts'
export { localPath } from './localPath.ts'
export { type ProductPicture, picture } from './picture.ts'
export { type ProductId, productId, productIdText, toProductId } from './productId.ts'
