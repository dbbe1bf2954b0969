import type { SerializedResponseOf } from '@store/api-client/contract/call'
import type { settingsCalls } from '@store/api-client/contract/settings'
import type { StoredContentPage, StoredPageBlock } from '../db/schema/shops.ts'

type Wire = SerializedResponseOf<(typeof settingsCalls)['contentPage']>['result']
type WireBlock = Wire['sections'][number]['blocks'][number]

/** Serializes a content page, without links to categories that the shop does not have. */
export function serializeContentPage(
  { title, lead, changed, parent, sections }: StoredContentPage,
  categoryHrefs: ReadonlySet<string>,
): Wire {
  return {
    ...{ title, lead, changed, parent },
    sections: sections.map(({ heading, blocks }) => ({
      heading,
      blocks: blocks.flatMap((block) => serializeBlock(block, categoryHrefs)),
    })),
  }
}

function serializeBlock(block: StoredPageBlock, categoryHrefs: ReadonlySet<string>): readonly WireBlock[] {
  switch (block.kind) {
    case 'text':
      return [block]
    case 'list':
      return [{ kind: block.kind, items: [...block.items] }]
    case 'links': {
      const links = block.links.flatMap(({ isCategory, ...link }) =>
        isCategory && !categoryHrefs.has(link.href) ? [] : [link],
      )
      return links.length === 0 ? [] : [{ kind: block.kind, links }]
    }
    case 'facts':
      return [{ kind: block.kind, rows: block.rows.map(([name, value]): [string, string] => [name, value]) }]
    case 'questions':
      return [{ kind: block.kind, items: [...block.items] }]
    case 'quotes':
      return [{ kind: block.kind, quotes: [...block.quotes] }]
    case 'codes':
      return [{ kind: block.kind, codes: [...block.codes] }]
  }
}
