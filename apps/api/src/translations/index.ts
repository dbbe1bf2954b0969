export { findTranslation, isCatalogueLanguage } from './findTranslation.ts'
export { isTranslated } from './isTranslated.ts'
export { stringifyTranslated } from './stringifyTranslated.ts'
