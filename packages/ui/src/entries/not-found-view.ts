export { NotFoundView, type NotFoundViewProps } from '../NotFoundView/NotFoundView.tsx'
export type { SuggestedCategoriesProps, SuggestedCategory } from '../NotFoundView/SuggestedCategories.tsx'
