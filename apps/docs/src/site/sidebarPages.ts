/** A page of the site, made from a Markdown file of the repository. */
export interface SitePage {
  /** Path of the page on the site, without slashes at the ends. */
  readonly slug: string
  /** Path of the page's file, from the root of the repository. */
  readonly source: string
  /** Heading of the only section of the file that the page shows. @default the whole file */
  readonly section?: string
  /** Title of the page. @default the first heading of the file, or the section's name */
  readonly title?: string
}

/** A part of the sidebar. */
export interface SidebarSection {
  readonly label: string
  readonly pages: readonly SitePage[]
  readonly isCollapsed?: boolean
}

const doc = (slug: string, name: string, title?: string): SitePage => ({
  slug,
  source: `docs/${name}.md`,
  ...(title !== undefined && { title }),
})

/** The files that are pages, in the order of the sidebar; decisions, reports and packages are listed by folder. */
export const sidebarPages: readonly SidebarSection[] = [
  {
    label: 'Start',
    pages: [
      { slug: 'start/store', source: 'README.md', section: '## Quick start', title: 'A store in a minute' },
      doc('start/first-package', 'start/first-package'),
      doc('start/own-shop', 'start/own-shop'),
      { slug: 'start/layout', source: 'README.md', section: '## Repository layout', title: 'What is where' },
      { slug: 'start/guarantees', source: 'README.md', section: '## Guarantees', title: 'Guarantees' },
    ],
  },
  {
    label: 'Learn',
    pages: [
      doc('learn/architecture', 'architecture'),
      doc('learn/contract', 'learn/contract'),
      doc('learn/stores-and-ports', 'learn/stores-and-ports'),
      doc('learn/lazy-hydration', 'learn/lazy-hydration'),
      doc('learn/optimistic-cart', 'learn/optimistic-cart'),
      doc('learn/delivery-rules', 'learn/delivery-rules'),
      doc('learn/vocabulary', 'vocabulary'),
    ],
  },
  {
    label: 'Guides',
    pages: [
      doc('guides/change-a-word', 'guides/change-a-word'),
      doc('guides/change-a-colour', 'guides/change-a-colour'),
      doc('guides/change-a-part', 'guides/change-a-part'),
      doc('guides/add-a-page', 'guides/add-a-page'),
      doc('guides/catalogue', 'your-own-catalogue'),
      doc('guides/backend', 'guides/own-backend'),
      doc('guides/payment', 'payments', 'Payment methods'),
      doc('guides/order-by-script', 'guides/order-by-script'),
      doc('guides/language', 'guides/add-a-language'),
      doc('guides/seo', 'guides/seo'),
      doc('guides/invoices', 'guides/invoices'),
      doc('guides/sso', 'guides/single-sign-on'),
      doc('guides/analytics', 'analytics'),
      doc('guides/embedding', 'embedding'),
      doc('guides/deploy', 'running', 'Deploy'),
      doc('guides/cdn', 'guides/cdn'),
      doc('guides/search-engine', 'guides/search-engine'),
      doc('guides/browsers', 'browsers'),
      doc('guides/upgrade', 'guides/upgrade'),
      { slug: 'guides/contributing', source: 'CONTRIBUTING.md' },
    ],
  },
  {
    label: 'Operate',
    isCollapsed: true,
    pages: [
      doc('operate/operations', 'operations', 'Operations, settings and metrics'),
      doc('operate/security', 'security'),
      doc('operate/asvs', 'asvs'),
      doc('operate/personal-data', 'personal-data'),
      doc('operate/performance', 'performance'),
      doc('operate/chaos-tests', 'chaos-tests'),
      doc('operate/releasing', 'releasing'),
    ],
  },
  {
    label: 'Designers',
    pages: [
      { slug: 'design/components', source: 'packages/ui/README.md', section: '## Components' },
      {
        slug: 'design/tokens',
        source: 'packages/ui/README.md',
        section: '## Tokens',
        title: 'Design tokens',
      },
      {
        slug: 'design/token-values',
        source: 'packages/ui/README.md',
        section: '### Tokens',
        title: 'All tokens and their values',
      },
      doc('design/copy', 'copy'),
      doc('design/sample-catalogue', 'sample-catalogue'),
    ],
  },
]
