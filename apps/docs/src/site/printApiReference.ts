import { createApiReference } from '@store/api/apiReference'
import { formatCallAsMarkdown } from '@store/api/formatCallAsMarkdown'
import { formatSchema } from '@store/api/formatSchema'
import { listCalls } from '@store/api-client/contract'
import { printFrontMatter } from './toSitePage.ts'

/** A generated page. */
export interface GeneratedPage {
  readonly slug: string
  readonly content: string
}

/** The groups of API calls, each a page. */
export const apiGroups: readonly string[] = [...new Set(listCalls().map(({ group }) => group))]

/** Prints the reference of the API: a page for each group of calls of the contract, and one for shared schemas. */
export function printApiReference(): readonly GeneratedPage[] {
  const { calls, schemas } = createApiReference()
  const groups = [...Map.groupBy(calls, ({ group }) => group)]
  return [
    ...groups.map(([group, members]) => ({
      slug: `api/${group.toLowerCase()}`,
      content: `${printFrontMatter({
        title: `API: ${group}`,
        description: `The calls of the group ${group}: path, caller, request, response, errors and an example, as they travel.`,
      })}
A name such as \`Cart\` in a request or response is one of the [shared schemas](/api/schemas/).

${members.map((call) => formatCallAsMarkdown(call)).join('\n\n')}
`,
    })),
    {
      slug: 'api/schemas',
      content: `${printFrontMatter({
        title: 'API: schemas',
        description: 'The schemas that several calls share, with the meaning of every field.',
      })}
${Object.entries(schemas)
  .map(([name, schema]) => `## ${name}\n\n\`\`\`text\n${formatSchema(schema)}\n\`\`\``)
  .join('\n\n')}
`,
    },
  ]
}
