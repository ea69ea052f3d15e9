/** Text with a Hebrew character is read from right to left. */
export const textDirection = (text: string) => (/\p{Script=Hebrew}/u.test(text) ? 'rtl' : 'ltr')
