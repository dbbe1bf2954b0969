import type { CataloguePicture } from '../../db/schema/cataloguePictures.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import type { CatalogueSources } from './CatalogueSources.ts'
import type { DerivedProduct } from './DerivedProduct.ts'

/** A catalogue: the content of its files, and its products with their derived values. */
export interface Catalogue {
  readonly files: CatalogueFiles
  readonly products: readonly DerivedProduct[]
  /** The content of its files. @default it was not read from files */
  readonly sources?: CatalogueSources
  /** The merchant's own pictures, by name. @default only those of the sample */
  readonly pictures?: ReadonlyMap<string, CataloguePicture>
}
