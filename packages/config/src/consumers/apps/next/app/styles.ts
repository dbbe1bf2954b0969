import '@store/ui/tokens.css'
import '@store/ui/styles.css'
import '@store/cart/styles.css'
