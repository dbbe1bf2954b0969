import { writeFile } from 'node:fs/promises'
import type { DerivedProduct } from '../catalogueFiles/products/DerivedProduct.ts'
import type { CoverageRule } from './coverage/CoverageRule.ts'
import { catalogueRules } from './coverage/catalogueRules.ts'
import { sampleCatalogue } from './sampleCatalogue.ts'

const examples = 3

/** Renders the document that lists which products cover which rules. */
export function printCatalogueTable(products: readonly DerivedProduct[]): string {
  return [
    '# The sample catalogue',
    '',
    `${products.length} products. For whoever looks for a case: which product shows which rule. Made from the data in`,
    '`apps/api/sample/catalogue` by `node apps/api/src/sample/printCatalogueTable.ts`; a test fails when this page is',
    'not what the data says. The column "source" names the document and section of the specification; at most three',
    'products stand behind a rule, the address of each is `/p/` and what is written. What the store cannot keep yet (prices',
    'a shopper names, gifts by mail and the like) is in the data and waits for its feature: `isSellable.ts`',
    'decides.',
    ...catalogueRules.flatMap(({ title, rules }) => ['', `## ${title}`, '', ...printRules(rules, products)]),
    '',
  ].join('\n')
}

const printRules = (
  rules: readonly CoverageRule[],
  products: readonly DerivedProduct[],
): readonly string[] => [
  '| rule | source | products | in all |',
  '| --- | --- | --- | --: |',
  ...rules.map(({ title, source, holds }) => {
    const showing = products.filter(holds).sort((one, other) => one.nid - other.nid)
    const named = showing.slice(0, examples).map(({ nid, type, slug }) => `${nid} \`${type}/${slug}\``)
    return `| ${title} | ${source} | ${named.join(', ')} | ${showing.length} |`
  }),
]

if (import.meta.main) {
  const page = new URL('../../../../docs/sample-catalogue.md', import.meta.url)
  await writeFile(page, printCatalogueTable(sampleCatalogue().products))
}
