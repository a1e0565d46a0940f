import { ear } from "./paths";

/** Two crossed ears of wheat in a box of 100 by 100. */
export const SHEAF = ear(31, 97, 29, 5, 9.4, 52) + ear(69, 97, -29, 5, 9.4, 52);
