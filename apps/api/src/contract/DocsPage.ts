import { html, raw } from 'hono/html'
import { type ApiReferenceCall, createApiReference } from './createApiReference.ts'
import { docsStyle } from './docsStyle.ts'
import { formatSchema } from './formatSchema.ts'
import type { JsonSchema } from './JsonSchema.ts'
import { type NonContractRoute, nonContractRoutes } from './nonContractRoutes.ts'
import type { OpenApiShopInfo } from './toOpenApiDocument.ts'
import { callerDescriptions } from './toOpenApiOperation.ts'

/** Renders the API documentation as a page that lists every call with its request and response, without a script. */
export function DocsPage({ brand }: Pick<OpenApiShopInfo, 'brand'>) {
  const { calls, schemas } = createApiReference()
  const groups = [...Map.groupBy(calls, ({ group }) => group)]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${brand.name} store API</title>
        <style>${raw(docsStyle)}</style>
      </head>
      <body>
        <nav aria-label="Groups of calls">
          <ul>
            ${groups.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}
            <li><a href="#other">other</a></li>
            <li><a href="#schemas">schemas</a></li>
          </ul>
        </nav>
        <main>
          <h1>${brand.name} store API</h1>
          <p>What a backend answers for the storefront kit; names and shapes are as they travel. In a path, {brand} is ${brand.slug}.</p>
          <p>A refusal is a 4xx with { status: false, code, message, field? }. Unsafe requests are JSON and come from the store’s own origin.</p>
          <p>For machines: <a href="/api/openapi.json">openapi.json</a></p>
          ${groups.map(([name, rows]) => html`<section id="${name}"><h2>${name}</h2>${rows.map(CallArticle)}</section>`)}
          <section id="other"><h2>other</h2>${nonContractRoutes.map(OtherArticle)}</section>
          <section id="schemas"><h2>schemas</h2>${Object.entries(schemas).map(SchemaArticle)}</section>
        </main>
      </body>
    </html>`
}

function CallArticle({ name, call, fields, body, answer, errors, cookies, isMinimal }: ApiReferenceCall) {
  const line = ({ name: field, isRequired, schema, in: place }: (typeof fields)[number]) =>
    `${field}${isRequired ? '' : '?'}: ${formatSchema(schema)}  in the ${place}`
  return html`<article id="${name}">
    <h3><b>${call.method}</b> <code>${call.path}</code></h3>
    <p>${call.summary}</p>
    <small>${callerDescriptions[call.caller]} · ${name}${isMinimal ? ' · a storefront cannot do without it' : ''}</small>
    <details>
      <summary>Request and response</summary>
      ${fields.length > 0 ? html`<p>URL</p><pre tabindex="0">${fields.map(line).join('\n')}</pre>` : ''}
      ${body ? html`<p>Body${call.form === 'multipart' ? ', a multipart form' : ''}, at most ${call.maxBody} bytes</p><pre tabindex="0">${formatSchema(body)}</pre>` : ''}
      <p>Response</p>
      <pre tabindex="0">${formatSchema(answer)}</pre>
      ${cookies.length > 0 ? html`<p>It may set or delete the cookies ${cookies.join(', ')}.</p>` : ''}
      <p>Errors</p>
      <pre tabindex="0">${[...errors].map(([status, codes]) => `${status}: ${codes.join(', ')}`).join('\n')}</pre>
    </details>
  </article>`
}

const SchemaArticle = ([name, schema]: readonly [string, JsonSchema]) =>
  html`<article id="${name}"><h3>${name}</h3><pre tabindex="0">${formatSchema(schema)}</pre></article>`

const OtherArticle = ({ method, path, summary, only }: NonContractRoute) =>
  html`<article>
    <h3><b>${method}</b> <code>${path}</code></h3>
    <p>${summary}</p>
    ${only ? html`<small>${only === 'demo' ? 'Only in demo mode' : 'Only where Google is set up'}</small>` : ''}
  </article>`
