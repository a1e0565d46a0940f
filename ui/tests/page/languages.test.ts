import { LANGUAGES } from "../../src/words/tongue";
import { describeScreens } from "./screens";

for (const language of LANGUAGES) describeScreens(language, language);
