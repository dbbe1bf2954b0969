export { AddOnPanel } from './AddOnPanel/AddOnPanel.tsx'
