import { createHash } from 'node:crypto'

/** The stylesheet of the page; it is inlined, because the page loads no other resources. */
export const docsStyle = [
  'body{margin:0;background:#fffcf7;color:#2b211b;font:16px/1.5 system-ui,sans-serif}',
  'a{color:#b0124e}a:focus-visible,summary:focus-visible{outline:3px solid #235a97;outline-offset:2px;border-radius:6px}',
  'main,nav{box-sizing:border-box;max-width:60rem;margin:auto;padding:1rem}',
  'nav ul{display:flex;flex-wrap:wrap;gap:0 .5rem;margin:0;padding:0;list-style:none}',
  'nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 .5rem}',
  'h1{font-size:1.75rem;line-height:1.2;margin:1rem 0 .5rem}h2{font-size:1.375rem;margin:2.5rem 0 .5rem}',
  'h3{font-size:1rem;margin:0;overflow-wrap:anywhere}p{margin:.25rem 0;max-width:70ch}',
  'article{background:#fff;border:1px solid #e9dfd2;border-radius:12px;padding:.75rem 1rem;margin:.75rem 0}',
  'code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow-x:auto;background:#f7f1e8;border-radius:6px;padding:.75rem;margin:.25rem 0}',
  'b{display:inline-block;min-width:3.75rem;color:#8a5200}summary{display:flex;align-items:center;gap:.5rem;min-height:44px;cursor:pointer;color:#b0124e}summary::before{content:"▸"}[open]>summary::before{content:"▾"}',
  'small{font-size:.875rem;color:#6b5d52}@media(min-width:48rem){main,nav{padding:1.5rem}}',
].join('')

/** The hash that allows this stylesheet in the content security policy. */
export const docsStyleHash = `'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'`
