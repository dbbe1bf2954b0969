export { accountResponseSchemaFields } from './accountResponseSchemaFields.ts'
export { instantSchema } from './instantSchema.ts'
export { isLocalPath, localPathSchema } from './localPathSchema.ts'
export { maxCharacters } from './maxCharacters.ts'
export { mediaUrlSchema, mediaUrlWithFallbackSchema } from './mediaUrlSchema.ts'
export { numericBooleanSchema, serializeBoolean } from './numericBooleanSchema.ts'
export { pageNumberQuerySchema, pageNumberSchema } from './pageNumberSchema.ts'
export { safeParseResponse } from './parseScope.ts'
export {
  type ProductPicture,
  pictureSchema,
  picturesSchema,
  pictureWithFallbackSchema,
} from './pictureSchema.ts'
export { type ProductId, productIdSchema, productIdStringSchema, toProductId } from './productIdSchema.ts'
export { dropInvalidEntries, withFallback } from './withFallback.ts'
