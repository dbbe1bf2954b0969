import type {
  ShopContent,
  ShopTranslation,
  StoredContentPageTexts,
  StoredPageBlock,
} from '../../db/schema/shops.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import type { PictureSerializer } from './createPictureSerializer.ts'
import { pictureShapes } from './pictureShapes.ts'

type ShopFile = NonNullable<CatalogueFiles['shop']>

/** Returns the shop's description of itself, in the form in which the database stores it. */
export function toShopContent(file: ShopFile, storePicture: PictureSerializer): ShopContent {
  const { hero, pages, translations, ...content } = file
  return {
    ...content,
    hero: hero && toHero(hero, storePicture),
    pages: pages.map(({ sections, ...page }) => ({ ...page, sections: toSections(sections) })),
    translations: Object.fromEntries(
      Object.entries(translations).map(([language, texts]): [string, ShopTranslation] => [
        language,
        {
          ...texts,
          pages: texts.pages.map(({ sections, ...page }) => ({
            ...page,
            ...(sections && { sections: toSections(sections) }),
          })),
        },
      ]),
    ),
  }
}

function toHero(
  { picture, ...texts }: NonNullable<ShopFile['hero']>,
  storePicture: PictureSerializer,
): NonNullable<ShopContent['hero']> {
  if (picture === undefined) return texts
  // The alt text is empty, because the adjacent text describes the picture.
  const pictures = {
    phone: storePicture(`${picture}-phone`, '', pictureShapes.phoneHero),
    desktop: storePicture(`${picture}-desktop`, '', pictureShapes.desktopHero),
  }
  return { ...texts, pictures }
}

type FileSections = ShopFile['pages'][number]['sections']

const toSections = (sections: FileSections): StoredContentPageTexts['sections'] =>
  sections.map(({ heading, blocks }) => ({
    ...(heading !== undefined && { heading }),
    blocks: blocks.flatMap(toBlock),
  }))

// The schema guarantees that a block has exactly one kind.
function toBlock(block: FileSections[number]['blocks'][number]): readonly StoredPageBlock[] {
  const { text, list, links, facts, questions, quotes, codes } = block
  if (text !== undefined) return [{ kind: 'text', text }]
  if (list) return [{ kind: 'list', items: list }]
  if (links) return [{ kind: 'links', links }]
  if (facts) return [{ kind: 'facts', rows: facts }]
  if (questions) return [{ kind: 'questions', items: questions }]
  if (quotes) return [{ kind: 'quotes', quotes }]
  return codes ? [{ kind: 'codes', codes }] : []
}
