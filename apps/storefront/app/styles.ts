import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import './base.css'
import './fonts/display.css'
