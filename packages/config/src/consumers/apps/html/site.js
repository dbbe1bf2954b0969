const login = document.querySelector('store-login-dialog')
document.querySelector('#sign-in').addEventListener('click', () => login.open())
login.addEventListener('close', ({ detail }) => {
  document.querySelector('#ended').textContent = detail.end
})
document.querySelector('store-location-picker').addEventListener('place', ({ detail }) => {
  document.querySelector('#city').textContent = detail.place.city
})
