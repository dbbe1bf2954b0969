export { Tabs } from '../Tabs/Tabs.tsx'
export type { TabItem, TabsProps } from '../Tabs/TabsProps.ts'
