import { createElement } from 'react'
import { PANEL_ID as eventsPanel } from 'storybook/actions'
import { addons, types } from 'storybook/manager-api'
import { EventsPanelTitle } from './EventsPanelTitle.ts'
import { marigoldTheme } from './marigoldTheme.ts'
import { TokensPanel } from './TokensPanel.tsx'

addons.setConfig({ theme: marigoldTheme })

addons.register('store/panels', () => {
  // Storybook's "Actions" are the events that a component reports, so this project names the panel "Events".
  const events = addons.getElements(types.PANEL)[eventsPanel]
  if (events) addons.add(eventsPanel, { ...events, title: EventsPanelTitle })

  addons.add('store/tokens/panel', {
    type: types.PANEL,
    title: 'Tokens',
    render: ({ active = false }) => createElement(TokensPanel, { active }),
  })
})
