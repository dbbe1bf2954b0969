/** SHA-256 of all statements that fill an empty database with the sample; its test prints the expected value. */
export const sampleDataHash = '935a432deb27e714877befb3da6a05886cfe54fdd394e1a3dc683bbce8ec0bb6'
