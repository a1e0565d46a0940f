document.body.dataset["ready"] = "true";
export {};
