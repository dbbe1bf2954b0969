// Storybook compiles its own UI with classic JSX, which needs React in scope.
import * as React from 'react'
import { AddonPanel, Button, Form } from 'storybook/internal/components'
import { styled } from 'storybook/theming'
import { formatTokenChangesCss, type TokenChanges } from '../packages/config/src/storybook/tokenChanges.ts'
import { getTokenGroup, removeTokenPrefix, tokenGroups } from '../packages/ui/src/design/getTokenGroup.ts'
import { ContrastList } from './ContrastList.tsx'
import { TokenRow } from './TokenRow.tsx'
import { useCanvasTokens } from './useCanvasTokens.ts'
import { useTokenChanges } from './useTokenChanges.ts'

interface TokensPanelProps {
  /** Whether this panel is the visible one. */
  readonly active: boolean
}

/** Lists every design token for editing; the canvas updates live. */
export function TokensPanel({ active }: TokensPanelProps) {
  return (
    <AddonPanel active={active}>
      <Editor />
    </AddonPanel>
  )
}

function Editor() {
  const tokens = useCanvasTokens()
  const [changes, setChanges] = useTokenChanges()
  const [filter, setFilter] = React.useState('')
  const [copied, setCopied] = React.useState<TokenChanges>()

  const change = (name: string, value: string | undefined) => {
    const next = new Map(changes)
    if (value === undefined || value === tokens.find((token) => token.name === name)?.value) next.delete(name)
    else next.set(name, value)
    setCopied(undefined)
    setChanges(next)
  }
  const copy = async () => {
    await navigator.clipboard.writeText(formatTokenChangesCss(changes))
    setCopied(changes)
  }
  const found = tokens.filter(({ name }) => removeTokenPrefix(name).includes(filter.trim().toLowerCase()))

  return (
    <Sheet>
      <Head>
        <Filter>
          <Form.Input
            type="search"
            aria-label="Filter tokens"
            placeholder="Filter: action, radius, text-m …"
            value={filter}
            onChange={({ currentTarget }) => setFilter(currentTarget.value)}
          />
        </Filter>
        <Button ariaLabel={false} size="small" disabled={changes.size === 0} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy as CSS'}
        </Button>
        <Button
          ariaLabel={false}
          size="small"
          variant="ghost"
          disabled={changes.size === 0}
          onClick={() => setChanges(new Map())}
        >
          Reset all
        </Button>
      </Head>
      <ContrastList
        valueAt={(name) => changes.get(name) ?? tokens.find((token) => token.name === name)?.value}
      />
      {tokenGroups.map((group) => {
        const ours = found.filter(({ name }) => getTokenGroup(name) === group)
        return (
          ours.length > 0 && (
            <section key={group} aria-label={group}>
              <Title>{group}</Title>
              <Rows>
                {ours.map((token) => (
                  <TokenRow
                    key={token.name}
                    token={token}
                    changed={changes.get(token.name)}
                    onChange={change}
                  />
                ))}
              </Rows>
            </section>
          )
        )
      })}
      {found.length === 0 && (
        <p>{tokens.length === 0 ? 'Waiting for the canvas …' : 'No token of that name.'}</p>
      )}
    </Sheet>
  )
}

const Sheet = styled.div(({ theme }) => ({
  boxSizing: 'border-box',
  minBlockSize: '100%',
  padding: '0 16px 24px',
  background: theme.background.content,
}))

const Filter = styled.div({ flex: 1, minInlineSize: 80 })

const Head = styled.div(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  paddingBlock: 10,
  background: theme.background.content,
}))

const Title = styled.h2(({ theme }) => ({
  margin: '20px 0 6px',
  fontSize: theme.typography.size.s2,
  fontWeight: theme.typography.weight.bold,
}))

const Rows = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  columnGap: 32,
})
