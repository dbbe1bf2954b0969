import { writeFile } from 'node:fs/promises'
import type { DerivedProduct } from '../catalogueFiles/products/DerivedProduct.ts'
import type { CoverageRule } from './coverage/CoverageRule.ts'
import { sampleCoverageRules } from './coverage/sampleCoverageRules.ts'
import { readSampleCatalogue } from './readSampleCatalogue.ts'

const examples = 3

/** Renders the document that lists which products cover which rules. */
export function formatSampleRuleCoverage(products: readonly DerivedProduct[]): string {
  return [
    '# The sample catalogue',
    '',
    `The sample catalogue has ${products.length} products. Use this page to find a product that shows a certain rule of the`,
    'specification. The command `node apps/api/src/sample/formatSampleRuleCoverage.ts` generates this page from the data in',
    '`apps/api/sample/catalogue`, and a test fails if the page is outdated.',
    '',
    'The column "source" names the document and the section of the specification. The column "products" has at most three',
    'products for each rule; the column "in all" has the number of all such products. The address of a product page is',
    '`/p/` followed by the name in the table, such as `/p/flower/red-roses-bouquet`. Some products need a feature that the',
    'store does not have yet, such as a price that the shopper chooses, or delivery by e-mail. These products are in the',
    'data, but cannot be ordered; the function in `isSellable.ts` detects them.',
    ...sampleCoverageRules.flatMap(({ title, rules }) => [
      '',
      `## ${title}`,
      '',
      ...printRules(rules, products),
    ]),
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
  await writeFile(page, formatSampleRuleCoverage(readSampleCatalogue().products))
}
