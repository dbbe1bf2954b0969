export { findTranslation, isCatalogueLanguage } from './findTranslation.ts'
export { hasTranslatedResponse } from './hasTranslatedResponse.ts'
export { stringifyTranslated } from './stringifyTranslated.ts'
