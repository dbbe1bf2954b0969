import type { Catalogue } from '../products/Catalogue.ts'
import { addOnChecks } from './addOnChecks.ts'
import type { CatalogueCheck, CatalogueFileLocation, ProductCheck } from './CatalogueCheck.ts'
import { comboChecks } from './comboChecks.ts'
import { deliveryMethodChecks } from './deliveryMethodChecks.ts'
import { hamperChecks } from './hamperChecks.ts'
import { fileReferenceChecks, productReferenceChecks, type ReferenceTargets } from './referenceChecks.ts'
import { shopChecks } from './shopChecks.ts'
import { translationChecks } from './translationChecks.ts'
import { uniquenessChecks } from './uniquenessChecks.ts'

/** A statement that does not hold for a catalogue. */
export interface CatalogueRuleViolation extends CatalogueFileLocation {
  /** One sentence that states the requirement. */
  readonly rule: string
}

/**
 * Returns the inconsistencies between entries: duplicate ids, and references to products, pictures, offers, add-ons
 * and cities that do not exist. The schemas report errors within one entry.
 *
 * @param cities Ids of the pincode directory. @default cities are not checked
 */
export function validateCatalogue(
  catalogue: Catalogue,
  cities?: ReadonlySet<string>,
): readonly CatalogueRuleViolation[] {
  const { files, products } = catalogue
  const byNid = new Map(products.map((product) => [product.nid, product]))
  const sets = files['add-ons'] ?? {}
  const known: ReferenceTargets = {
    nids: new Set(byNid.keys()),
    slugs: new Set(products.map(({ slug }) => slug)),
    categories: new Set((files.categories ?? []).map(({ id }) => id)),
    cities,
  }
  const ofProducts = products.flatMap((product, at) => {
    const checks: readonly ProductCheck[] = [
      ...productReferenceChecks(product, files, known),
      ...comboChecks(product, byNid),
      ...deliveryMethodChecks(
        product,
        byNid,
        product.addOns === undefined ? undefined : sets[product.addOns],
      ),
      ...hamperChecks(product, byNid),
    ]
    return checks.map(
      ([rule, holds, ...path]): CatalogueCheck => [rule, holds, { file: 'products', path: [at, ...path] }],
    )
  })
  const checks: readonly CatalogueCheck[] = [
    ...uniquenessChecks(catalogue),
    ...ofProducts,
    ...fileReferenceChecks(files, known),
    ...addOnChecks(sets, byNid),
    ...shopChecks(files.shop),
    ...translationChecks(files),
  ]
  return checks.flatMap(([rule, holds, at]) => (holds ? [] : [{ rule, ...at }]))
}
